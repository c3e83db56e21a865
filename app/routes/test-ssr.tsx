export default function Page() {
  return <h1>test-ssr</h1>;
}
