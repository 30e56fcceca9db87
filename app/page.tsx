export default function HomePage() {
  return (
    <main>
      <h1>PlanAmigo</h1>
    </main>
  );
}
