import { fireEvent, render, screen } from "@testing-library/react";
import ErrorPage from "@/app/error";
import { errors } from "@/lib/copy/errors";

const show = (error: unknown) => {
  const retry = jest.fn();
  render(<ErrorPage error={error} retry={retry} />);
  return retry;
};

test("a failed page has title, header, footer and the specified words, and can be asked for again", () => {
  const retry = show(Object.assign(new Error("Minified React error #441"), { digest: "1" }));
  expect(document.title).toBe(errors.unexpected.title);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByRole("main")).toHaveTextContent(/^500Unexpected/);
  expect(screen.getByRole("banner")).toHaveTextContent("PlanAmigo");
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: errors.unexpected.home })).toHaveAttribute("href", "/");
  fireEvent.click(screen.getByRole("button", { name: errors.unexpected.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ["its own message where it failed in the browser", new Error("roto"), "roto"],
  ["the status where nothing is said", new Error(""), "500"],
  ["the status where it is no error", "roto", "500"],
])("it shows %s", (_name, error, text) => {
  show(error);
  expect(screen.getByText(text)).toBeInTheDocument();
});
