export default function Page() {
  return <h1>mark-index</h1>;
}
