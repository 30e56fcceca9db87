import { fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import ErrorPage from "@/app/error";
import GlobalErrorPage from "@/app/global-error";
import { htmlOf } from "../../render";
import { all, buildSite, words } from "./site";

describe("the page for what is not there", () => {
  beforeAll(async () => (await buildSite({ NEXT_PUBLIC_SITE_BRAND: "Amigos" })).show("/nada"));
  afterAll(() => jest.restoreAllMocks());

  test("says so, in the words of the specification", () => {
    const main = words(document.querySelector("main"));
    expect(words(document.querySelector("h1"))).toBe("Página no encontrada");
    expect(main).toMatch(/^404Página no encontrada/);
    expect(main).toContain("Lo sentimos, la página que buscas no existe o ha sido movida.");
    expect(main).toContain("¿Necesitas ayuda con Amigos? Escríbenos: contacto@planamigo.example");
  });

  test("shows the ways on; the one that needs script only with it", () => {
    expect(screen.getByText("Ir al inicio")).toHaveAttribute("href", "/");
    const back = screen.getByRole("button", { name: "Volver atrás" });
    expect(back).toHaveAttribute("data-history-back");
    expect(back).toHaveClass("needs-script");
  });

  test("is not to be indexed", async () => {
    const { metadata } = await import("@/app/not-found");
    expect(metadata).toMatchObject({
      title: "Página no encontrada",
      robots: { index: false, follow: false },
    });
  });
});

describe("the page for what fails", () => {
  const show = (error: Error & { digest?: string }, reset = jest.fn()) => {
    document.body.innerHTML = "";
    render(
      <StrictMode>
        <ErrorPage error={error} reset={reset} />
      </StrictMode>,
    );
    return reset;
  };

  test("says so, with the message and what can be done", () => {
    const reset = show(new Error("500 algo"));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
    expect(screen.getByText("500 algo")).toBeInTheDocument();
    expect(screen.getByText("Ir al inicio")).toHaveAttribute("href", "/");
    fireEvent.click(screen.getByRole("button", { name: "Volver a intentarlo" }));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  test("without a message, shows the digest", () => {
    show(Object.assign(new Error(""), { digest: "d1" }));
    expect(screen.getByText("d1")).toBeInTheDocument();
  });

  test("stands by itself where the frame fails", async () => {
    const html = await htmlOf(<GlobalErrorPage error={new Error("roto")} reset={() => {}} />);
    expect(html).toContain('<html lang="es-ES">');
    document.body.innerHTML = html;
    expect(all("h1").map(words)).toEqual(["Unexpected Application Error!"]);
    expect(words(document.body)).toContain("roto");
  });
});
