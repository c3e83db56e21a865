export default function Page() {
  return <h1>solutions.$slug</h1>;
}
