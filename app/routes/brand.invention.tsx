export default function Page() {
  return <h1>brand.invention</h1>;
}
