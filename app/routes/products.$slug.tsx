export default function Page() {
  return <h1>products.$slug</h1>;
}
