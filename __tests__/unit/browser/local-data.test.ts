import { serveLocalData } from "@/lib/browser/local-data";
import { localData as words } from "@/lib/copy/local-data";

const erase = jest.fn();
const press = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)?.click();
const result = () => document.querySelector("[role=status]");

beforeEach(() => {
  localStorage.clear();
  document.body.hidden = true;
  document.body.innerHTML = `<div id="box"><button data-show></button><button data-erase></button><div role="status"></div></div>`;
  serveLocalData(document.body, erase);
});

test("the box shows once it is served", () => expect(document.body).toBeVisible());

test("shows cookies and records, as text", () => {
  document.cookie = "cc_cookie=%7B%22a%22%3A1%7D; path=/";
  document.cookie = "odd=%E0%A4%A; path=/";
  localStorage.setItem("utm_data", "<b>x</b>");
  sessionStorage.setItem("s", "1");
  press("show");
  expect([...document.querySelectorAll("dt")].map((term) => term.textContent)).toEqual([
    "Cookie · cc_cookie",
    "Cookie · odd",
    "Registro local · utm_data",
    "Registro de la sesión · s",
  ]);
  expect([...document.querySelectorAll("dd")].map((value) => value.textContent)).toEqual([
    '{"a":1}',
    "%E0%A4%A",
    "<b>x</b>",
    "1",
  ]);
  sessionStorage.clear();
  for (const name of ["cc_cookie", "odd"]) document.cookie = `${name}=; path=/; max-age=0`;
});

test("says so when there is nothing", () => {
  press("show");
  expect(result()?.textContent).toBe(words.nothing);
});

test("erases and says so", () => {
  press("erase");
  expect(erase).toHaveBeenCalledTimes(1);
  expect(result()?.textContent).toBe(words.erased);
});

test("says so when the browser does not let it", () => {
  erase.mockImplementationOnce(() => {
    throw new Error("blocked");
  });
  press("erase");
  expect(result()?.textContent).toBe(words.failed);
});
