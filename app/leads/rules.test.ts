import { describe, expect, it } from "vitest";
import { filledIn, rulesOf } from "./rules.ts";

const [leadRules, messageRules] = [rulesOf("buy"), rulesOf("message")];

const good = {
  name: "Ana Souza",
  email: "ana@example.com",
  company: "",
  position: "",
  country: "BR",
  phone: "+55 (11) 0000-0000",
  message: "200 trackers",
  consent: "on",
  submissionId: "7b0e8f5e-9f0c-4a57-9d5e-0d4f3f0b8a11",
};

function faultOf(field: string, value: string | undefined) {
  const checked = leadRules.safeParse({ ...good, [field]: value });
  return checked.success ? null : checked.error.issues.find(({ path }) => path[0] === field)?.message;
}

describe("the lead form's rules", () => {
  it("accept what is right", () => {
    expect(leadRules.safeParse(good).success).toBe(true);
    expect(messageRules.safeParse({ ...good, subject: "Question" }).success).toBe(true);
  });

  it.each([
    ["name", " ", "forms.required"],
    ["name", "\u200B", "forms.required"],
    ["name", "\u3164", "forms.required"],
    ["name", "\u2800\u00AD", "forms.required"],
    ["name", "x".repeat(101), "forms.tooLong"],
    ["email", "", "forms.required"],
    ["email", "\u200B", "forms.required"],
    ["email", "ana", "forms.emailFault"],
    ["email", "ana souza@example.com", "forms.emailFault"],
    ["email", `${"x".repeat(250)}@example.com`, "forms.tooLong"],
    ["message", "", "forms.required"],
    ["message", "\u200B\n\u3164", "forms.required"],
    ["message", "x".repeat(5001), "forms.tooLong"],
    ["company", "x".repeat(201), "forms.tooLong"],
    ["position", "x".repeat(101), "forms.tooLong"],
    ["phone", "1234", "forms.phoneFault"],
    ["phone", "call me", "forms.phoneFault"],
    ["phone", "1".repeat(61), "forms.phoneFault"],
    ["country", "XX", "forms.countryFault"],
    ["country", "Brazil", "forms.countryFault"],
    ["consent", undefined, "forms.consentFault"],
    ["submissionId", "1", "forms.submissionFault"],
  ])("%s = %j is answered with %s", (field, value, fault) => {
    expect(faultOf(field, value)).toBe(fault);
  });

  it.each([
    ["name", "x".repeat(100)],
    ["message", "x".repeat(5000)],
    ["company", "x".repeat(200)],
    ["position", "x".repeat(100)],
    ["phone", "12345"],
    ["phone", "1".repeat(60)],
    ["phone", "+86 755 0000 0000 转 801 / 138 0013 8000（微信同号）"],
    ["phone", "٠١٢٣٤٥"],
    ["phone", ""],
    ["phone", "N/A"],
    ["phone", "无"],
    ["phone", "1-800-FLOWERS"],
    ["phone", "\u200E"],
    ["email", "张伟@例子.中国"],
    ["country", ""],
  ])("%s may be as long or short as allowed (%#)", (field, value) => {
    expect(faultOf(field, value)).toBeNull();
  });

  it("take a form without the fields that it may leave empty", () => {
    const { name, email, message, consent, submissionId } = good;
    const least = { name, email, message, consent, submissionId };
    expect(leadRules.parse(least)).toMatchObject({ ...least, company: "", phone: "", position: "", country: "" });
    expect(messageRules.parse(least)).toMatchObject({ ...least, company: "", phone: "", subject: "" });
    expect(messageRules.parse({ name, email, message, consent }).submissionId).toBe("");
  });

  it("count characters as people do: an emoji is one", () => {
    expect(faultOf("message", "😀".repeat(5000))).toBeNull();
    expect(faultOf("message", "😀".repeat(5001))).toBe("forms.tooLong");
  });

  it("take what nobody can see out of lines of text, and leave line ends to the message", () => {
    const form = {
      ...good,
      name: "Ana\r\nBcc: all@example.com\0",
      company: "\u202Egpj.exe",
      message: "one\n\ttwo\u0007\u202Egpj.exe\u2066\u2028",
    };
    expect(leadRules.parse(form)).toMatchObject({ name: "Ana Bcc: all@example.com", company: "gpj.exe", message: "one\n\ttwogpj.exe" });
    expect(faultOf("name", "\u0001\u2028")).toBe("forms.required");
  });

  it("read an address and a number as they are meant, however wide their letters are", () => {
    const form = { ...good, name: "张三（采购）", email: "ｚｏｅ＠example。com", phone: "＋８６（７５５）０００－１２３" };
    expect(leadRules.parse(form)).toMatchObject({ name: "张三（采购）", email: "zoe@example.com", phone: "+86(755)000-123" });
    const pasted = {
      ...good,
      name: "Ana\u00AD Souza\u200B",
      email: "Ana Souza <ana@example.com>,",
      phone: "\u202A+55 11 0000-0000\u202C",
      company: "\u3164",
    };
    expect(leadRules.parse(pasted)).toMatchObject({ name: "Ana Souza", email: "ana@example.com", phone: "+55 11 0000-0000", company: "" });
  });

  it("cut what the form's script tells rather than refuse it", () => {
    expect(leadRules.parse({ ...good, utmSource: "x".repeat(500) }).utmSource).toHaveLength(100);
  });

  it("limits the subject of a message to 200 characters", () => {
    expect(messageRules.safeParse({ ...good, subject: "x".repeat(201) }).success).toBe(false);
  });

  it("take of the kinds of partners one that is offered, or none", () => {
    const partner = (business?: string) => rulesOf("partner").safeParse({ ...good, territory: "Bahia", business });
    expect(partner("distributor").data?.business).toBe("distributor");
    expect(partner("").data?.business).toBe("");
    expect(partner().data?.business).toBe("");
    expect(partner("competitor").error?.issues).toMatchObject([{ path: ["business"], message: "forms.choiceFault" }]);
  });

  it("leave no blanks around a message", () => {
    expect(leadRules.parse({ ...good, message: "\n 200 trackers \n" }).message).toBe("200 trackers");
  });

  it("take what the form's script tells, and nothing in its place where it cannot be", () => {
    const parse = (sent: object) => leadRules.parse({ ...good, ...sent });
    expect(parse({})).toMatchObject({ openFor: null, proof: "", topic: "" });
    expect(parse({ submissionId: "" }).submissionId).toBe("");
    expect(parse({ openFor: "5000", proof: "work", topic: "filled in", originConsent: "on", source: "/products" })).toMatchObject({
      openFor: 5000,
      proof: "work",
      topic: "filled in",
      originConsent: "on",
      source: "/products",
    });
    expect(parse({ openFor: "-1", proof: "x".repeat(2001), topic: 1 })).toMatchObject({ openFor: null, proof: "", topic: "" });
    expect(parse({ openFor: "long" }).openFor).toBeNull();
    expect(parse({ proof: "x".repeat(2000) }).proof).toHaveLength(2000);
    expect(parse({ originConsent: "off", source: 1 })).not.toHaveProperty("originConsent", expect.anything());
  });

  it("give the fields of the form, each with its value or none", () => {
    expect(filledIn("question", rulesOf("question").parse({ ...good, searched: "48 V" }))).toEqual({
      searched: "48 V",
      message: "200 trackers",
      email: "ana@example.com",
    });
    expect(filledIn("message", messageRules.parse(good))).toEqual({
      name: "Ana Souza",
      company: "",
      email: "ana@example.com",
      phone: "+55 (11) 0000-0000",
      subject: "",
      message: "200 trackers",
    });
  });
});
