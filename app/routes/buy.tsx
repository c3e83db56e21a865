export default function Page() {
  return <h1>buy</h1>;
}
