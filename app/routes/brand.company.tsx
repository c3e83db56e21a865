export default function Page() {
  return <h1>brand.company</h1>;
}
