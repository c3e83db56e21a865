import { useLanguage } from "#app/i18n/index.ts";
import { Button, MoreLink } from "#app/components/basics/button.tsx";
import { SectionHead } from "#app/components/basics/heads.tsx";
import { Section, Wrap } from "#app/components/basics/layout.tsx";
import { Console } from "#app/components/map/console.tsx";
import { LocationMap } from "#app/components/map/location-map.tsx";
import { MapBand } from "#app/components/map/map-band.tsx";
import { Plate } from "#app/components/map/plate.tsx";
import { RouteMap } from "#app/components/map/route-map.tsx";
import { contact } from "#app/components/map/scenes/contact.ts";
import { home } from "#app/components/map/scenes/home.ts";
import { lost } from "#app/components/map/scenes/lost.ts";
import { SOLUTION_SCENES } from "#app/components/map/scenes/solution-scenes.server.ts";

/** Every map of the site with the labels of a page. */
export function MapSheet() {
  const language = useLanguage();
  const say = (zh: string, en: string) => (language === "zh" ? zh : en);
  const stops = [
    { text: say("港区提箱", "Collected"), note: "06:40" },
    { text: say("路线偏离", "Off the route"), note: "09:12" },
    { text: say("分拨中心", "Distribution centre"), note: "11:20" },
    { text: say("门店签收", "Signed at the shop"), note: "13:05" },
  ];

  return (
    <>
      <section className="hero">
        <div className="hero-map">
          <RouteMap scene={home} frame="fill" labels={stops} priority>
            <Plate
              title="粤B·D0317"
              live={say("实时", "Live")}
              items={[
                { label: say("速度", "Speed"), value: "42 km/h" },
                { label: say("卫星", "Satellites"), value: "BDS 14 · GPS 9" },
                { label: say("误差", "Error"), value: "±3 m" },
              ]}
            />
          </RouteMap>
        </div>
        <Wrap className="hero-text">
          <p className="hero-kicker">{say("GPS／北斗定位终端与物联网云平台", "GPS/BeiDou trackers and the cloud behind them")}</p>
          <h1>
            {say("它在哪里，", "Where it is,")}
            <br />
            {say("三米之内。", "to three metres.")}
          </h1>
          <p className="hero-lead">
            {say(
              "从一枚模块到一整支车队：终端我们自己造，平台我们自己写。",
              "From one module to a whole fleet: our devices, our platform.",
            )}
          </p>
        </Wrap>
      </section>
      <Section ink>
        <SectionHead label={say("平台", "Platform")} heading="Waymark Cloud" />
        <Console
          label={say("平台界面：车辆列表、实时地图与轨迹回放", "The platform: list of vehicles, live map, playback")}
          title="Waymark Cloud"
          note={say("华南配送 · 214 台在线", "South China · 214 on line")}
          rows={["D0317", "D0322", "D0341", "D0358", "D0360", "D0371"].map((plate, index) => ({
            name: `粤B·${plate}`,
            value: `${42 - index} km/h`,
            state: say("配送中", "On the way"),
          }))}
          live={{ label: say("实时", "Live"), time: "09:31:06" }}
          fence={say("围栏：配送二区", "Fence: zone 2")}
          timeline={{ start: "08:12", end: "09:31 / 09:46" }}
        />
      </Section>
      <section className="lost">
        <RouteMap
          scene={lost}
          frame="fill"
          labels={[null, null, { text: say("最后一个位置", "Last known position") }]}
          fenceLabel={{ text: "?", inside: true }}
        />
        <Wrap>
          <p className="lost-code figures" aria-hidden="true">
            404
          </p>
          <h2>{say("页面未找到", "Page not found")}</h2>
          <div className="actions">
            <Button variant="signal">{say("返回首页", "Back to home")}</Button>
            <Button>{say("返回上一页", "Go back")}</Button>
          </div>
        </Wrap>
      </section>
      <MapBand
        map={
          <RouteMap
            scene={contact}
            frame="band"
            label={say("公司位置示意图：距地铁站步行 8 分钟", "Eight minutes on foot from the station")}
            labels={[
              { text: say("地铁站 C 口", "Station, exit C"), note: say("步行 8 分钟", "8 minutes") },
              { text: say("途标物联", "Waymark") },
            ]}
          />
        }
      >
        <Address
          title={say("途标物联科技（深圳）有限公司", "Waymark IoT (Shenzhen) Co., Ltd.")}
          link={say("在地图应用中打开", "Open in a map app")}
        />
      </MapBand>
      <LocationMap
        point={{ latitude: 22.5405, longitude: 113.9535 }}
        label={say("公司在深圳南山", "The company is in Nanshan, Shenzhen")}
        name={say("途标物联", "Waymark")}
      >
        <Address
          title={say("途标物联科技（深圳）有限公司", "Waymark IoT (Shenzhen) Co., Ltd.")}
          link={say("在地图应用中打开", "Open in a map app")}
        />
      </LocationMap>
      {Object.entries(SOLUTION_SCENES).map(([name, scene]) => (
        <RouteMap key={name} scene={scene} label={name} labels={stops} />
      ))}
    </>
  );
}

function Address({ title, link }: { title: string; link: string }) {
  return (
    <Plate title={title}>
      <p className="muted">22.5405° N　113.9535° E</p>
      <p>
        <MoreLink to="https://map.example.com/">{link}</MoreLink>
      </p>
    </Plate>
  );
}
