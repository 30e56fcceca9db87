import "@testing-library/jest-dom";
import { consoleComplaints, watchConsole } from "./console";

watchConsole();

afterEach(() => {
  const complaints = consoleComplaints();
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
});
