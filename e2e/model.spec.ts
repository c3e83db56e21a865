import { expect as plainExpect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { violations } from "./support/accessibility.ts";
import { open, openLaidOut } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

// Without a graphics card drawing takes its time, above all on a busy machine.
const expect = plainExpect.configure({ timeout: 90_000 });
test.describe.configure({ timeout: 300_000 });
// The browser draws a quarter of the pixels, in the same layout: no test here is about the resolution of the picture.
test.use({ deviceScaleFactor: 0.5 });

const PARTS = {
  zh: ["上盖", "密封圈", "主板", "电池", "底壳"],
  en: ["Lid", "Seal", "Circuit board", "Battery", "Base"],
};

/** Opens the 3D view of the V3; the viewer is returned once the model is drawn. */
async function openModel(page: Page, path = "/en/products/v3"): Promise<Locator> {
  await openLaidOut(page, path);
  await page.getByRole("button", { name: /3D (view|视图)/ }).click();
  const viewer = page.locator(".model-viewer");
  await expect(viewer).toHaveAttribute("data-zoom", "100");
  return viewer;
}

/** The view as numbers: degrees round, degrees above, per cent. */
async function viewOf(viewer: Locator): Promise<{ azimuth: number; elevation: number; zoom: number }> {
  const [azimuth, elevation, zoom] = await Promise.all(
    ["azimuth", "elevation", "zoom"].map(async (name) => Number(await viewer.getAttribute(`data-${name}`))),
  );
  return { azimuth: azimuth ?? NaN, elevation: elevation ?? NaN, zoom: zoom ?? NaN };
}

interface Point {
  x: number;
  y: number;
}

/** Draws fingers over the screen, each from one place to another. */
async function swipe(page: Page, fingers: [from: Point, to: Point][]): Promise<void> {
  const steps = 8;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : fingers.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })),
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= steps; step += 1) await touch("touchMove", step / steps);
  await touch("touchEnd", 1);
  await browser.detach();
}

test.describe("the 3D view", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(
    "is fetched when asked for, drawn, walked by Tab, turned by the keyboard, and follows slider, buttons and pointer",
    SLOW,
    async ({ page }) => {
      const fetched: string[] = [];
      page.on("request", (request) => void fetched.push(request.url()));
      await page.goto("/en/products/v3", { waitUntil: "networkidle" });
      expect(fetched.filter((url) => /\.glb|\/stage-/.test(url))).toEqual([]);

      const file = page.waitForResponse(/\.glb/);
      await page.getByRole("button", { name: "3D view", exact: true }).click();
      const answer = await file;
      expect(answer.headers()["content-type"]).toBe("model/gltf-binary");
      expect(answer.headers()["cache-control"]).toContain("immutable");
      const viewer = page.locator(".model-viewer");
      await expect(viewer).toHaveAttribute("data-zoom", "100");
      expect(fetched.filter((url) => url.includes("/stage-"))).toHaveLength(1);

      // The device is dark on light ground: one colour alone has no deviation.
      const { channels } = await sharp(await viewer.locator("canvas").screenshot()).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);

      const model = page.getByRole("application", { name: /^3D model of the V3 / });
      // Tab goes from the model through its controls and on, and back.
      const controls = [
        viewer.getByRole("button", { name: "Close 3D view" }),
        viewer.getByRole("button", { name: "Take it apart" }),
        viewer.getByRole("slider", { name: "How far apart" }),
        ...["left", "right", "up", "down"].map((direction) => viewer.getByRole("button", { name: `Turn ${direction}` })),
        viewer.getByRole("button", { name: "Zoom out" }),
        viewer.getByRole("button", { name: "Zoom in" }),
        viewer.getByRole("button", { name: "Reset view" }),
        viewer.getByRole("button", { name: "Full screen" }),
      ];
      await expect(model).toBeFocused();
      for (const control of controls) {
        await page.keyboard.press("Tab");
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport();
      }
      await page.keyboard.press("Tab");
      await expect(viewer.locator(":focus")).toHaveCount(0);
      await expect(page.locator("body > * :focus")).toHaveCount(1);
      for (const control of controls.toReversed()) {
        await page.keyboard.press("Shift+Tab");
        await expect(control).toBeFocused();
      }
      await page.keyboard.press("Shift+Tab");
      await expect(model).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(viewer.locator(":focus")).toHaveCount(0);

      await page.keyboard.press("Tab");
      await expect(model).toBeFocused();
      const home = await viewOf(viewer);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => viewOf(viewer)).toEqual({ ...home, azimuth: (home.azimuth + 15) % 360 });
      await viewer.getByRole("button", { name: "Turn up" }).click();
      await expect.poll(async () => (await viewOf(viewer)).elevation).toBe(home.elevation - 15);
      await model.focus();
      await page.keyboard.press("+");
      await expect.poll(async () => (await viewOf(viewer)).zoom).toBe(125);
      await expect(page.getByText(/^Turned \d+°, tilted 15°, zoom 125%$/)).toBeAttached();
      await page.keyboard.press("Home");
      await expect.poll(() => viewOf(viewer)).toEqual(home);

      await page.getByRole("slider", { name: "How far apart" }).fill("40");
      await expect(viewer).toHaveAttribute("data-exploded", "40");
      await page.getByRole("button", { name: "Zoom in" }).click();
      await expect(viewer).toHaveAttribute("data-zoom", "125");
      await page.getByRole("button", { name: "Zoom out" }).click();
      await expect(viewer).toHaveAttribute("data-zoom", "100");
      const box = await viewer.locator("canvas").boundingBox();
      if (!box) throw new Error("The canvas has no place");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => (await viewOf(viewer)).azimuth).not.toBe(home.azimuth);
      await page.getByRole("button", { name: "Reset view" }).click();
      await expect.poll(async () => (await viewOf(viewer)).azimuth).toBe(home.azimuth);

      // The wheel is the page's unless Ctrl is held.
      await viewer.locator("canvas").hover();
      const top = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
      await expect(viewer).toHaveAttribute("data-zoom", "100");
      await viewer.locator("canvas").hover();
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -300);
      await page.keyboard.up("Control");
      await expect.poll(async () => (await viewOf(viewer)).zoom).toBeGreaterThan(100);

      await model.focus();
      await page.keyboard.press("Escape");
      await expect(viewer).toBeHidden();
      await expect(page.getByRole("button", { name: "3D view", exact: true })).toBeFocused();
    },
  );

  for (const [language, path] of [
    ["zh", "/products/v3"],
    ["en", "/en/products/v3"],
  ] as const) {
    test(`names the parts of the exploded view (${language})`, SLOW, async ({ page }) => {
      const viewer = await openModel(page, path);
      const explode = page.getByRole("button", { name: language === "zh" ? "拆开看" : "Take it apart" });
      await explode.click();
      await expect(explode).toHaveAttribute("aria-pressed", "true");
      await expect(viewer).toHaveAttribute("data-exploded", "100");
      const list = page.getByRole("region", { name: language === "zh" ? "部件" : "Parts" }).getByRole("listitem");
      await expect(list.filter({ hasText: PARTS[language][0] ?? "" })).toHaveCount(1);
      expect(await list.locator("b").allTextContents()).toEqual(expect.arrayContaining(PARTS[language]));
      // Labels stay within the picture, each clear of the others.
      const stage = await viewer.locator(".model-stage").boundingBox();
      const boxes = await Promise.all((await viewer.locator("[data-name]").all()).map((label) => label.boundingBox()));
      expect(boxes.length).toBeGreaterThanOrEqual(PARTS[language].length);
      for (const [index, box] of boxes.entries()) {
        if (!box || !stage) throw new Error("A label has no place");
        expect(box.x).toBeGreaterThanOrEqual(stage.x);
        expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width);
        for (const other of boxes.slice(index + 1)) {
          if (!other) continue;
          expect(
            box.x + box.width <= other.x ||
              other.x + other.width <= box.x ||
              box.y + box.height <= other.y ||
              other.y + other.height <= box.y,
          ).toBe(true);
        }
      }
      expect(await violations(page)).toEqual([]);
      await explode.click();
      await expect(viewer).toHaveAttribute("data-exploded", "0");
      await expect(list).toHaveCount(0);
      // A part leads to the rows that it explains.
      await explode.click();
      await list.getByRole("link", { name: language === "zh" ? /^防护等级 IP67/ : /^Ingress protection IP67/ }).click();
      await expect(page).toHaveURL(/#spec-protection$/);
      await expect(page.locator("#spec-protection")).toBeInViewport();
    });
  }

  test.describe("under fingers", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("turns with one, grows with two, and leaves up and down to the page", SLOW, async ({ page }) => {
      const viewer = await openModel(page);
      await expect(viewer.getByText("Drag sideways to turn · pinch to zoom")).toBeVisible();
      await viewer.locator("canvas").scrollIntoViewIfNeeded();
      const box = await viewer.locator("canvas").boundingBox();
      if (!box) throw new Error("The canvas has no place");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const home = await viewOf(viewer);
      await swipe(page, [
        [
          { x: x - 60, y },
          { x: x + 60, y },
        ],
      ]);
      await expect.poll(async () => (await viewOf(viewer)).azimuth).not.toBe(home.azimuth);
      expect((await viewOf(viewer)).zoom).toBe(100);

      await viewer.getByRole("button", { name: "Reset view" }).tap();
      await expect.poll(() => viewOf(viewer)).toEqual(home);
      await swipe(page, [
        [
          { x: x - 30, y },
          { x: x - 110, y },
        ],
        [
          { x: x + 30, y },
          { x: x + 110, y },
        ],
      ]);
      await expect.poll(async () => (await viewOf(viewer)).zoom).toBeGreaterThan(150);

      await viewer.getByRole("button", { name: "Reset view" }).tap();
      await expect.poll(() => viewOf(viewer)).toEqual(home);
      const before = await page.evaluate(() => window.scrollY);
      await swipe(page, [
        [
          { x, y: y + 60 },
          { x, y: y - 100 },
        ],
      ]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
      await expect.poll(() => viewOf(viewer)).toEqual(home);
    });
  });

  test("says when the file did not arrive, and tries again", SLOW, async ({ page }) => {
    await page.route(/\.glb/, (route) => route.abort());
    await open(page, "/en/products/v3");
    await page.getByRole("button", { name: "3D view", exact: true }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Load failed" });
    await expect(alert).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute(/\.glb/);
    await alert.getByRole("link", { name: "Retry" }).click();
    await expect(page.locator(".model-viewer")).toHaveAttribute("data-zoom", "100");
    await expect(alert).toBeHidden();
  });

  test("keeps the pictures where the browser cannot draw it", SLOW, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const fetched: string[] = [];
    page.on("request", (request) => void fetched.push(request.url()));
    await page.goto("/en/products/v3", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "3D view", exact: true }).click();
    await expect(page.getByText("This browser cannot show 3D models")).toBeVisible();
    await expect(page.getByRole("list", { name: /Pictures of the/ })).toBeVisible();
    expect(fetched.filter((url) => /\.glb|\/stage-/.test(url))).toEqual([]);
  });
});

test("the 3D view moves when it appears, then rests until it is touched", async ({ page }) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { frames: number }).frames += 1;
      return request(callback);
    };
  });
  // Few pixels: the processor computes each of them.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/products/v3");
  await page.getByRole("button", { name: "3D view", exact: true }).click();
  await expect(page.locator(".model-viewer")).toHaveAttribute("data-azimuth", "332");
  const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
  let before = -1;
  const framesSinceTheLook = async () => {
    const now = await frames();
    const since = now - before;
    before = now;
    return since;
  };
  await expect.poll(framesSinceTheLook, { intervals: [400] }).toBe(0);
  await page.getByRole("application").press("ArrowLeft");
  await expect.poll(frames).toBeGreaterThan(before);
});
