export default function Page() {
  return <h1>services.videos</h1>;
}
