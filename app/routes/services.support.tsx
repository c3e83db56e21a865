export default function Page() {
  return <h1>services.support</h1>;
}
