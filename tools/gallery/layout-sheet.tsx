import { useLanguage } from "#app/i18n/index.ts";
import { Button, ButtonLink, MoreLink } from "#app/components/basics/button.tsx";
import { PageHead, SectionHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { CallToAction, Points } from "#app/components/basics/points.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { Tag, Tags } from "#app/components/basics/tag.tsx";
import { Footer, SlimFooter } from "#app/components/layout/footer.tsx";
import { SlimHeader } from "#app/components/layout/header.tsx";
import { LanguageSwitch } from "#app/components/layout/language-switch.tsx";
import { Spine } from "#app/components/layout/spine.tsx";
import { navigation } from "./samples.ts";

/** Header, heads, buttons, footers. */
export function LayoutSheet() {
  const language = useLanguage();
  const zh = language === "zh";
  const legal = {
    copyright: zh ? "© 2026 途标物联科技（深圳）有限公司" : "© 2026 Waymark IoT Technology (Shenzhen) Co., Ltd.",
    registrations: [
      { label: "", text: "粤ICP备00000000号-1", link: "https://beian.miit.gov.cn/" },
      { label: zh ? "商业登记" : "Commercial register", text: "HRB 000000", link: "" },
    ],
    links: [
      { label: zh ? "隐私政策" : "Privacy", to: "/services/privacy" },
      { label: zh ? "法律声明" : "Legal notice", to: "/services/legal" },
    ],
  };
  const points = Array.from({ length: 6 }, (_, index) => ({
    title: zh ? `双频双模 ${index + 1}` : `Dual band ${index + 1}`,
    text: zh
      ? "北斗三号与 GPS 同时解算，高架下与楼群间少漂移。"
      : "BeiDou-3 and GPS are solved together: less drift below bridges and between towers.",
    action: index < 2 && <MoreLink to="/products">{zh ? "了解更多" : "Read more"}</MoreLink>,
  }));

  return (
    <>
      <PageHead
        breadcrumb={[{ label: zh ? "首页" : "Home", to: "/" }, { label: zh ? "产品" : "Products", to: "/products" }, { label: "V3" }]}
        title={zh ? "每一票货，从港口看到门店。" : "Every load, from port to shop."}
        text={zh ? "牵引车、挂车、集装箱与冷柜用同一张图管理。" : "Tractors, trailers, containers and reefers on one map."}
      >
        <ButtonLink variant="signal" to="/buy">
          {zh ? "询价" : "Ask for a price"}
        </ButtonLink>
        <ButtonLink to="#parts">{zh ? "下载规格书" : "Datasheet"}</ButtonLink>
      </PageHead>
      <Spine>
        <Section>
          <SectionHead
            id="parts"
            label={zh ? "产品特点" : "Features"}
            heading={zh ? "不用照看的终端。" : "A device that needs no minding."}
            text={zh ? "一个账号，管理上千台终端。" : "One account for thousands of devices."}
            link={{ label: zh ? "全部产品" : "All products", to: "/products" }}
          />
          <Points items={points} />
        </Section>
        <Section ink>
          <SectionHead label={zh ? "按钮" : "Buttons"} heading="Waymark Cloud" />
          <p className="actions">
            <Button variant="signal">{zh ? "主要" : "Primary"}</Button>
            <Button>{zh ? "其他" : "Other"}</Button>
            <Button variant="signal" size="small">
              {zh ? "小" : "Small"}
            </Button>
            <Button size="small" disabled>
              {zh ? "不可用" : "Disabled"}
            </Button>
          </p>
          <Tags items={["IP67", "BDS", "LTE Cat 1"]} />
          <Tag signal>{zh ? "新品" : "New"}</Tag>
          <Reveal>
            <Points look="cells" items={points.slice(0, 4)} />
          </Reveal>
        </Section>
      </Spine>
      <CallToAction
        heading={zh ? "说说您要找的东西。" : "Tell us what you need to find."}
        text={
          zh
            ? "车队、冷柜、羊群，或是一把吉他。留下场景和数量，工程师在一个工作日内答复。"
            : "A fleet, a freezer, a flock, or a guitar. An engineer answers within one business day."
        }
      >
        <ButtonLink variant="signal" to="/buy">
          {zh ? "获取方案与报价" : "Get a plan and a price"}
        </ButtonLink>
        <ButtonLink to="/contact">{zh ? "联系我们" : "Contact us"}</ButtonLink>
      </CallToAction>
      <Footer
        content={{
          siteName: { marked: true, name: zh ? "途标物联" : "Waymark IoT" },
          text: zh ? "GPS／北斗定位终端与物联网云平台。" : "GPS/BeiDou trackers and the cloud behind them.",
          codes: [{ title: zh ? "微信公众号" : "WeChat", link: "https://example.com/waymark", drawing: "/codes/zh-0.svg" }],
          columns: navigation(language)
            .flatMap((entry) => (entry.menu ? [{ title: entry.label, links: entry.menu.items }] : []))
            .concat({ title: zh ? "服务与支持" : "Support", links: [{ label: zh ? "资料下载" : "Downloads", to: "/services/downloads" }] }),
          contact: {
            title: zh ? "联系" : "Contact",
            phone: "+86 755 0000 0000",
            email: "hello@example.com",
            lines: zh ? ["周一至周五 9:00–18:00", "一个工作日内答复"] : ["Mon–Fri 9:00–18:00"],
          },
        }}
        legal={legal}
      />
      <SlimHeader
        siteName={{ marked: true, name: "Waymark IoT" }}
        phone="+86 755 0000 0000"
        languageSwitch={<LanguageSwitch language="en" href="/en" />}
      />
      <SlimFooter legal={legal} />
    </>
  );
}
