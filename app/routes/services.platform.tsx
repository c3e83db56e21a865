export default function Page() {
  return <h1>services.platform</h1>;
}
