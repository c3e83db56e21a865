export default function Page() {
  return <h1>brand.$slug</h1>;
}
