import { useLocation } from "react-router";
import { sitePath, useLanguage } from "#app/i18n/index.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead, SectionHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Accordion } from "#app/components/lists/accordion.tsx";
import { Cards, PictureGrid, ProductCard, SeriesGrid } from "#app/components/lists/cards.tsx";
import { DownloadTable, type DownloadItem } from "#app/components/lists/downloads.tsx";
import { FeaturedLarge, FeaturedPair } from "#app/components/lists/featured.tsx";
import { FilterForm, FilterSelect, SearchField } from "#app/components/lists/filter-form.tsx";
import { LeadStory, NewsList, NewsRow } from "#app/components/lists/news.tsx";
import { Pager } from "#app/components/lists/pager.tsx";
import { Empty, LoadFailed, Skeleton } from "#app/components/lists/states.tsx";
import { TabPanels } from "#app/components/lists/tab-panels.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import { VideoCard, VideoCards } from "#app/components/lists/videos.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { navigation, picture } from "./samples.ts";

/** Tabs, filters, cards, rows, tables and their states. */
export function ListsSheet() {
  const zh = useLanguage() === "zh";
  const path = sitePath(useLocation().pathname);
  const series = navigation(zh ? "zh" : "en")[0]?.menu?.items ?? [];
  const files: DownloadItem[] = (["pdf", "word", "excel", "powerpoint", "archive", "installer", "document"] as const).map(
    (type, index) => ({
      href: `/media/files/${type}`,
      type,
      title: zh ? "V3 车载定位终端规格书" : "V3 vehicle tracker, datasheet",
      note: zh ? "V3 · 中文 · 第 4 版" : "V3 · English · 4th edition",
      size: 96_000 * 4 ** index,
      date: "2026-11-06",
    }),
  );
  const news = {
    to: "/article/1",
    title: zh
      ? "双频之后：我们如何把城市峡谷里的误差压到三米"
      : "After dual band: how we brought the error between towers down to three metres",
    text: zh
      ? "在福田与罗湖跑了 4,200 公里之后，我们重写了 M20 模块的多径抑制。"
      : "After 4,200 km in Futian and Luohu we rewrote the multipath filter of the M20.",
    category: zh ? "公司新闻" : "Company news",
    date: "2026-11-18",
  };
  const feature = (name: string) => ({
    category: zh ? "车辆" : "Vehicles",
    title: zh ? "V3 车载定位终端" : "V3 vehicle tracker",
    text: zh
      ? "藏在仪表台后面，接三根线就能工作。9–36 V 宽压，货车、网约车与工程机械通用。"
      : "Behind the dashboard, on three wires. 9–36 V for trucks, cabs and excavators.",
    picture: picture(name, zh ? "V3 车载定位终端" : "V3 vehicle tracker"),
    link: { label: zh ? "查看 V3" : "See the V3", to: "/products/v3" },
  });
  const cards = series.map(({ label, picture: cover }, index) => (
    <ProductCard
      key={label}
      to={`/products/${index}`}
      kicker={zh ? "有线定位系列" : "Wired positioning"}
      title={label}
      text={zh ? "五年电池，强磁吸附，免接线" : "Five-year battery, strong magnet, no wiring"}
      picture={cover ? { ...cover, alt: label } : null}
      facts={[
        { label: zh ? "待机" : "Standby", value: zh ? "365 天" : "365 days" },
        { label: zh ? "防护" : "Rating", value: "IP67" },
        { label: zh ? "精度" : "Accuracy", value: "±3 m" },
      ]}
    />
  ));

  return (
    <>
      <PageHead title={zh ? "列表" : "Lists"} text={zh ? "标签、筛选、卡片与表格。" : "Tabs, filters, cards and tables."} />
      <Section>
        <Tabs
          label={zh ? "系列" : "Series"}
          items={series.map(({ label }, index) => ({ label, to: `${path}?s=${index}`, current: index === 1, count: index + 3 }))}
        />
        <FilterForm action={path} submit={zh ? "筛选" : "Filter"} keep={{ category: "company" }}>
          <FilterSelect
            name="year"
            label={zh ? "年份" : "Year"}
            icon="calendar"
            value=""
            options={[
              { value: "", label: zh ? "所有年份" : "All years" },
              { value: "2026", label: "2026" },
            ]}
          />
          <SearchField name="q" label={zh ? "关键词" : "Keyword"} placeholder={zh ? "按关键词搜索" : "Search by keyword"} value="" />
        </FilterForm>
        <Cards>{cards}</Cards>
        <Pager page={1} pages={7} addressOf={(page) => `${path}?page=${page}`} />
      </Section>
      <Section>
        <SectionHead
          label={zh ? "产品系列" : "Series"}
          heading={zh ? "六个系列，按供电与安装来选。" : "Six series, by power and fitting."}
        />
        <SeriesGrid
          items={series.map(({ label, to, text = "", picture: cover }) => ({
            to,
            name: label,
            text: zh ? "免接线，强磁吸附，一次充电最长待机 365 天。" : "No wiring, a strong magnet, up to 365 days on one charge.",
            count: zh ? "6 款" : "6 models",
            features: text.split(" · "),
            picture: cover ? { ...cover, alt: label } : null,
          }))}
        />
      </Section>
      <Section>
        <SectionHead label={zh ? "代表产品" : "Featured"} heading={zh ? "各有一件趁手的工具。" : "The right tool for each."} />
        <FeaturedLarge item={feature("v3-hero")} />
        <FeaturedPair
          items={[
            { ...feature("p4-hero"), title: "P4" },
            { ...feature("b1-hero"), title: "B1" },
          ]}
        />
      </Section>
      <Section>
        <SectionHead label={zh ? "新闻" : "News"} heading={zh ? "值得记一笔的事。" : "Worth writing down."} />
        <LeadStory {...news} more={zh ? "阅读全文" : "Read on"} figure={<Picture picture={picture("m20-hero", "")} sizes="690px" />} />
        <NewsList>
          {[1, 2, 3].map((key) => (
            <NewsRow key={key} {...news} level={3} />
          ))}
        </NewsList>
        <Pager page={7} pages={7} addressOf={(page) => `${path}?page=${page}`} />
      </Section>
      <Section>
        <TabPanels
          id="product"
          label={zh ? "产品资料" : "Product details"}
          panels={[
            {
              key: "scenarios",
              label: zh ? "应用场景" : "Applications",
              content: (
                <Points
                  look="cells"
                  items={[
                    {
                      title: zh ? "城市配送" : "City delivery",
                      text: zh ? "线路、停靠与温度一张图。" : "Routes, stops and temperature in one picture.",
                    },
                  ]}
                />
              ),
            },
            {
              key: "downloads",
              label: zh ? "资料下载" : "Downloads",
              content: <DownloadTable label={zh ? "资料" : "Files"} items={files} />,
            },
            {
              key: "purchase",
              label: zh ? "购买" : "Purchase",
              content: (
                <Empty
                  title={zh ? "这款产品不需要配件" : "This product needs no accessories"}
                  text={zh ? "开箱即可安装。" : "It is ready to be installed."}
                  action={
                    <ButtonLink size="small" to="/buy">
                      {zh ? "询问定制" : "Ask about custom work"}
                    </ButtonLink>
                  }
                />
              ),
            },
          ]}
        />
      </Section>
      <Section>
        <SectionHead label={zh ? "资料" : "Files"} heading={zh ? "资料下载" : "Downloads"} />
        <DownloadTable label={zh ? "资料" : "Files"} items={files} />
      </Section>
      <Section>
        <SectionHead label={zh ? "视频" : "Videos"} heading={zh ? "三分钟上手。" : "Up and running in three minutes."} />
        <VideoCards>
          {["v3-hero", "p4-hero", "e1-hero"].map((name, index) => (
            <VideoCard
              key={name}
              to={`/services/videos?video=${index}`}
              title={zh ? "绑定第一台终端" : "Add your first device"}
              text={zh ? "中英字幕" : "Captions in both languages"}
              seconds={168 + index}
              poster={picture(name, "")}
            />
          ))}
        </VideoCards>
      </Section>
      <Section>
        <SectionHead label={zh ? "配件" : "Accessories"} heading={zh ? "装得更快的几样东西。" : "Fitted faster."} />
        <PictureGrid
          items={["relay-r12", "harness-h6", "cable-u1", "dock-1"].map((name) => ({
            title: name.toUpperCase(),
            text: "12 V / 24 V",
            to: "/products",
            picture: picture(name, ""),
          }))}
        />
      </Section>
      <Section>
        <SectionHead label={zh ? "状态" : "States"} heading={zh ? "没有、失败、加载中。" : "Empty, failed, loading."} />
        <div className="sample-stack">
          <Empty title={zh ? "暂无数据" : "No data"} />
          <LoadFailed onRetry={() => undefined} />
          <Skeleton kind="cards" count={3} />
          <Skeleton kind="rows" count={3} />
          <Skeleton kind="videos" count={3} />
        </div>
      </Section>
      <Section>
        <SectionHead label={zh ? "问题" : "Questions"} heading={zh ? "常见问题" : "Questions"} />
        <Accordion
          items={[1, 2, 3].map((key) => ({
            id: `q${key}`,
            title: zh ? "没有信号的地方，轨迹会丢吗？" : "Is the track lost where there is no signal?",
            content: (
              <p>
                {zh
                  ? "不会。终端存 20,000 个点，回到网络后自动补齐。"
                  : "No. The device keeps 20,000 points and sends them when it is back."}
              </p>
            ),
          }))}
        />
      </Section>
    </>
  );
}
