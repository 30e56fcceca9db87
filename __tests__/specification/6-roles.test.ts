// specification.md, part 6: no login and no roles.
import { every, everything, full, pages } from "../pages/site";

every("every page is public: it is answered without a cookie, and asks for no permission", pages, (page) => {
  expect(page.headers["www-authenticate"]).toBeUndefined();
  expect([200, 400, 404]).toContain(page.status);
});

every("nothing is refused to anonymous visitors", everything, ({ status }) =>
  expect([401, 403]).not.toContain(status),
);

test("an anonymous visitor's pages are the same for everybody, except the variant of the A/B test", () => {
  const own = [...full.answers.values()].filter(({ headers }) => headers["set-cookie"]);
  expect(own.filter(({ text, status }) => !text.includes(" data-variant=") && status !== 303)).toEqual([]);
});
