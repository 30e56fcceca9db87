import "@testing-library/jest-dom";
import { consoleComplaints, watchConsole } from "./console";

watchConsole();

afterEach(() => {
  jest.restoreAllMocks();
  const complaints = consoleComplaints();
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
});
