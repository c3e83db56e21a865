import { useLanguage } from "#app/i18n/index.ts";
import { PageHead, SectionHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Gallery as PictureGallery } from "#app/features/products/gallery.tsx";
import { LeadPicture } from "#app/components/media/lead-picture.tsx";
import { Prose } from "#app/components/media/prose.tsx";
import { Quotes } from "#app/components/media/quotes.tsx";
import { VideoPlayer } from "#app/components/media/video-player.tsx";
import { picture } from "./samples.ts";

const TEXT_ZH = `<p>高楼之间，卫星信号不是直接来的。它先打到玻璃幕墙，再弹到车顶，路程多走几十米，接收机便把车“放”到了隔壁街上。</p>
<h2>先量，再改</h2><p>我们在一辆测试车上同时装了 12 台终端和一台 <a href="#rtk">RTK 基准站</a>，绕固定的 37 公里环线跑了 113 圈。</p>
<ul><li>仪表台</li><li>前挡</li><li>车顶</li></ul><ol><li>量</li><li>改</li></ol><blockquote><p>先量，再改。</p></blockquote>
<div class="table" tabindex="0"><table><tr><th>位置</th><th>之前</th><th>之后</th></tr><tr><td>仪表台</td><td>6.8 m</td><td>2.9 m</td></tr></table></div>
<figure><img src="/media/1200/m20-hero.webp" alt="" width="1200" height="900" loading="lazy"><figcaption>M20 模块</figcaption></figure>`;

const TEXT_EN = `<p>Between towers a satellite’s signal does not come straight. It strikes a glass front, then the roof of the car, and the receiver “puts” the car in the next street.</p>
<h2>Measure, then change</h2><p>We put twelve devices and an <a href="#rtk">RTK base</a> into one car and drove a loop of 37 km 113 times.</p>
<ul><li>Dashboard</li><li>Windscreen</li><li>Roof</li></ul><ol><li>Measure</li><li>Change</li></ol><blockquote><p>Measure, then change.</p></blockquote>
<div class="table" tabindex="0"><table><tr><th>Place</th><th>Before</th><th>After</th></tr><tr><td>Dashboard</td><td>6.8 m</td><td>2.9 m</td></tr></table></div>`;

/** Gallery, video, running text, quotations. */
export function MediaSheet() {
  const zh = useLanguage() === "zh";
  return (
    <>
      <PageHead title={zh ? "媒体" : "Media"} />
      <Section>
        <div className="sample-half">
          <PictureGallery
            label={zh ? "V3 的图片" : "Pictures of the V3"}
            pictures={["v3-hero", "v3-detail", "v5-hero"].map((name) => picture(name, name))}
          />
        </div>
      </Section>
      <Section>
        <VideoPlayer
          title={zh ? "绑定第一台终端" : "Add your first device"}
          files={[
            { url: "/media/none.av1.mp4", type: 'video/mp4; codecs="av01.0.05M.08"' },
            { url: "/media/none.mp4", type: "video/mp4" },
          ]}
          captions={{ zh: "/media/none.zh.vtt", en: "/media/none.en.vtt" }}
          poster={picture("v3-hero", "")}
          seconds={168}
          chapters={[
            { title: zh ? "扫码" : "Scan", second: 0 },
            { title: zh ? "分组" : "Group", second: 74 },
          ]}
        />
      </Section>
      <Section>
        <div className="columns">
          <div className="text-column">
            <Prose
              html={
                zh
                  ? "<p>摘要：中位误差从 6.8 米降到 2.9 米，代价是每秒多 11 毫瓦。</p>"
                  : "<p>In short: the median error fell from 6.8 m to 2.9 m.</p>"
              }
            />
            <LeadPicture picture={picture("m20-hero", "")} />
            <Prose html={zh ? TEXT_ZH : TEXT_EN} />
          </div>
        </div>
      </Section>
      <Section>
        <SectionHead label={zh ? "客户评价" : "Customers"} heading={zh ? "用过的人怎么说" : "What they say"} />
        <Quotes
          items={[
            {
              result: zh ? "油料异常减少 31%" : "31% fewer fuel incidents",
              quote: zh
                ? "“以前找一辆车要打五个电话，现在调度员抬头看一眼墙上的图就够了。”"
                : "“We made five calls to find a truck. Now the dispatcher looks up at the wall.”",
              name: zh ? "陈志远" : "Chen Zhiyuan",
              role: zh ? "粤港跨境物流，调度经理" : "Cross-border logistics, dispatch manager",
            },
            {
              result: zh ? "平均 4 分钟响应" : "4 minutes to respond",
              quote: zh
                ? "“温度曲线和位置在同一条时间轴上，是谁的责任一看便知。”"
                : "“Temperature and place on one time line: it is plain who is to blame.”",
              name: zh ? "林佩珊" : "Lin Peishan",
              role: zh ? "医药冷链，质量负责人" : "Medical cold chain, head of quality",
            },
            {
              result: zh ? "找回率 97%" : "97% recovered",
              quote: zh ? "“装上三年没动过一次，需要的时候它还在。”" : "“Three years untouched, and there when needed.”",
              name: zh ? "赵启明" : "Zhao Qiming",
              role: zh ? "汽车金融，风控总监" : "Car finance, head of risk",
            },
          ]}
        />
      </Section>
    </>
  );
}
