export default function Page() {
  return <h1>products.wireless</h1>;
}
