import { expect, it } from "vitest";
import { isNo, isYes } from "./yes-no.ts";

it.each([
  ["zh", "是", "否"],
  ["zh", "有", "没有"],
  ["zh", "支持", "不支持"],
  ["en", "yes", "no"],
  ["en", "TRUE", "FALSE"],
  ["de", "Ja", "Nein"],
  ["de", "WAHR", "FALSCH"],
  ["es", "sí", "no"],
  ["es", "verdadero", "falso"],
  ["fr", "oui", "non"],
  ["fr", "VRAI", "FAUX"],
  ["pt", "sim", "não"],
  ["it", "sì", "no"],
  ["nl", "waar", "onwaar"],
  ["pl", "tak", "nie"],
  ["ru", "да", "нет"],
  ["ja", "はい", "いいえ"],
  ["tr", "evet", "hayır"],
  ["ar", "نعم", "لا"],
  ["cs", "PRAVDA", "NEPRAVDA"],
  ["da", "ja", "nej"],
  ["el", "ναι", "όχι"],
  ["fa", "بله", "خیر"],
  ["fi", "TOSI", "EPÄTOSI"],
  ["he", "כן", "לא"],
  ["hu", "IGAZ", "HAMIS"],
  ["id", "ya", "tidak"],
  ["ko", "예", "아니요"],
  ["no", "ja", "nei"],
  ["ro", "da", "nu"],
  ["sv", "ja", "nej"],
  ["th", "ใช่", "ไม่ใช่"],
  ["uk", "так", "ні"],
  ["vi", "có", "không"],
  ["spreadsheets", "1", "0"],
  ["marks", "✓", "✗"],
  ["boxes", "☑", "☐"],
  ["full width", "Ｙ", " Ｎ "],
])("in %s, %s says yes and %s no", (_, yes, no) => {
  expect([isYes(yes), isNo(yes), isYes(no), isNo(no)]).toEqual([true, false, false, true]);
});

it.each(["", "yes, optional", "no GLONASS", "maybe", "2"])("%j says neither", (text) => {
  expect([isYes(text), isNo(text)]).toEqual([false, false]);
});
