export default function Page() {
  return <h1>services.$slug</h1>;
}
