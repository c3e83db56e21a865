export default function Page() {
  return <h1>services.about</h1>;
}
