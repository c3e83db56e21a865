export default function Page() {
  return <h1>services.faq</h1>;
}
