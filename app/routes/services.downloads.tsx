export default function Page() {
  return <h1>services.downloads</h1>;
}
