export default function Page() {
  return <h1>article.$id</h1>;
}
