export default function Page() {
  return <h1>brand.aritcle</h1>;
}
