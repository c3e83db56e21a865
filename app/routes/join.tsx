export default function Page() {
  return <h1>join</h1>;
}
