import { inDeskLanguages, wordingIn } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { deskLanguage } from "../lib/time.ts";

export type Texts = ReturnType<typeof wordings>;

const TEXTS = inDeskLanguages(wordings);

/** The texts of the diagnostics in the user's language of the desk; `fillPlaces` fills in their places. */
export function textsIn(code: string): Texts {
  return TEXTS[deskLanguage(code)];
}

function wordings(language: DeskLanguage) {
  const say = wordingIn(language);
  return {
    group: say("Diagnostics"),
    tools: {
      dnsDiagnosis: {
        title: say("DNS diagnosis"),
        intro: say(
          "What resolvers in China and abroad say about a domain, whether it can be reached, and until when its certificate holds.",
        ),
      },
      localDnsTest: {
        title: say("This machine’s DNS"),
        intro: say(
          "How the machine that runs this site finds names: its resolver, its hosts file, and how fast it is beside another resolver.",
        ),
      },
      dnsVerification: {
        title: say("DNS verification"),
        intro: say(
          "Whether a record for Google, Bing, Baidu or anybody else stands on every name server of the domain. Search engines only accept it once it does.",
        ),
      },
      dynamicDnsTest: {
        title: say("DNS changes"),
        intro: say("Asks again and again while a change spreads, and shows which resolver has it since when."),
      },
      searchConsoleGuide: {
        title: say("Search console guide"),
        intro: say("The steps to be found by Google, Bing and Baidu, with this site’s own values, each checked from here."),
      },
    },
    fields: {
      host: say("Domain"),
      type: say("Record type"),
      count: say("Look-ups"),
      resolver: say("Compare with"),
      otherResolver: say("Another address"),
      otherAddress: say("Address of the resolver"),
      kind: say("What is to be checked"),
      token: say("Code that you were given"),
      expected: say("Expected value"),
      interval: say("Every (seconds)"),
      minutes: say("For (minutes)"),
    },
    actions: {
      diagnose: say("Diagnose"),
      measure: say("Measure"),
      check: say("Check (DNS)"),
      watch: say("Watch until it stands everywhere"),
      start: say("Start"),
      stop: say("Stop"),
      checkAgain: say("Check again"),
      copy: say("Copy"),
      copied: say("Copied"),
    },
    working: say("Asking… {done} of {all}"),
    checking: say("Checking…"),
    finished: say("Finished."),
    refusals: {
      empty: say("Enter a domain."),
      address: say("Enter a domain, not an IP address."),
      form: say("This is no domain name. Enter for example www.example.com, without https:// and without a path."),
      single: say("Enter the whole domain name, such as www.example.com."),
      internal: say("This name belongs to internal networks; it is not looked up from here."),
      resolver: say("Enter the public IP address of a resolver."),
      zone: say("No zone was found for this domain: no resolver knows its name servers."),
      input: say("One of the fields is empty or out of range."),
      busy: say("Too much is being asked right now. Try again in a few seconds."),
      time: say("It took too long. Try again."),
      staff: say("You are no longer signed in, or this is not for your role."),
      network: say("The server did not answer. Try again."),
    },
    table: {
      server: say("Server"),
      answer: say("Answer"),
      ttl: say("TTL"),
      time: say("Time (taken)"),
      address: say("Address"),
      port: say("Port"),
      result: say("Result"),
      names: say("Names"),
      values: say("Values found"),
      state: say("State"),
    },
    outcomes: {
      answer: say("Answer (outcome)"),
      none: say("No such record"),
      "no-name": say("No such name"),
      refused: say("Refused"),
      failed: say("Error"),
      timeout: say("No answer in time"),
      unreachable: say("Not reachable"),
    },
    seconds: say("{count} s"),
    milliseconds: say("{count} ms"),
    variant: say("Answer {letter}"),
    findings: {
      title: say("Findings"),
      levels: { problem: say("Problem"), warning: say("Note (finding)"), good: say("Good") },
      texts: {
        noAddress: say("{host} has no address: browsers cannot find the site. Add an A record, or a CNAME record."),
        noSuchName: say("{host} does not exist in DNS. Check the spelling, and whether the domain is still registered."),
        silent: say("These resolvers did not answer: {servers}. From some networks that is normal; from all of them it is not."),
        differ: say(
          "The {types} records differ between resolvers. After a change that is normal until the old TTL has run out, and with a CDN always; otherwise the name servers disagree.",
        ),
        noIpv6: say("There is no AAAA record. Mobile networks prefer IPv6; visitors are still served over IPv4."),
        oneNameServer: say("Only one name server, {server}. If it fails, the domain is gone: use two or more."),
        mailWithoutSpf: say("{host} receives mail but has no SPF record (TXT “v=spf1 …”). Mail from this domain may land in spam."),
        severalSpf: say("There are {count} SPF records. Only one is allowed; receivers ignore them all."),
        noCaa: say("There is no CAA record: any authority may issue certificates for this domain."),
        shortTtl: say(
          "A record may be kept for {seconds} s only. That is fine before a move; afterwards 300 s or more spare visitors a look-up.",
        ),
        longTtl: say("A record is kept for {seconds} s. A change would take more than a day to reach everybody."),
        unreachable: say("No connection to {addresses} from this machine."),
        internal: say("{addresses} is an internal address, which nobody outside can reach. No connection was tried."),
        certificateFault: say("Browsers refuse the certificate ({fault})."),
        certificateExpired: say("The certificate has expired on {date}."),
        certificateEnds: say("The certificate ends in {days} days, on {date}. It should have been renewed by now."),
        certificateGood: say("The certificate by {issuer} holds until {date}, {days} days."),
        healthy: say("No fault was found in {host}."),
      },
    },
    diagnosis: {
      records: say("{type} records"),
      agree: say("All agree"),
      differ: say("{count} different answers"),
      each: say("Each resolver"),
      reachability: say("Reachability from this machine"),
      noAddresses: say("There is no address to connect to."),
      ipv4: say("IPv4"),
      ipv6: say("IPv6"),
      connections: {
        open: say("Open"),
        refused: say("Refused (connection)"),
        timeout: say("No answer in time"),
        unreachable: say("Not reachable"),
        internal: say("Internal address, not tried"),
      },
      certificate: say("Certificate"),
      noCertificate: say("No certificate was read."),
      subject: say("Issued for"),
      issuer: say("Issued by"),
      validFrom: say("Valid from"),
      validTo: say("Valid until"),
      names: say("Names (in a certificate)"),
    },
    local: {
      resolver: say("Resolver"),
      servers: say("Name servers"),
      search: say("Search domains"),
      options: say("Options"),
      hosts: say("Hosts file"),
      noHosts: say("No entries."),
      speed: say("Speed"),
      ways: { system: say("This machine, as programs ask"), nearest: say("Its resolver, asked directly"), chosen: say("Chosen resolver") },
      median: say("Median"),
      range: say("Fastest – slowest"),
      failures: say("Failures"),
      tries: say("Each look-up"),
      chart: say("{way}: {count} look-ups, {fastest} to {slowest} ms"),
      nothing: say("None"),
      overridden: say("The hosts file sets {host} to {address}. Programs on this machine never ask DNS for it."),
      slower: say(
        "This machine’s resolver takes {times} times as long as {server}. Its cache may be cold; measure again before you change anything.",
      ),
      different: say("This machine and {server} give different addresses for {host}."),
      fine: say("This machine finds {host} as it should."),
      failed: say("This machine does not find {host}."),
    },
    verification: {
      kinds: {
        google: say("Google (TXT record)"),
        bing: say("Bing (CNAME record)"),
        baidu: say("Baidu (CNAME record)"),
        txt: say("Any TXT record"),
        cname: say("Any CNAME record"),
      },
      record: say("The record that must stand in DNS"),
      zone: say("Zone {zone}: {found} of {all} name servers have it."),
      everywhere: say("It stands on all name servers. You can now confirm it in the search console."),
      notYet: say("It does not stand everywhere yet."),
      states: { found: say("Found"), other: say("Another value"), missing: say("Missing (record)"), silent: say("No answer") },
      unusable: say("These name servers cannot be asked: {servers}."),
      watching: say("Watching: looks every {seconds} s, {count} looks so far, last at {time}."),
      stopped: say("Stopped after {count} looks."),
    },
    dynamic: {
      chart: say("Answers of each resolver over time"),
      round: say("Look {round}"),
      spread: say("{count} of {all} resolvers give the newest answer."),
      running: say("Running: {done} of {all} looks."),
      changes: say("Changes (of answers)"),
      noChanges: say("No change so far."),
      change: say("{time}: {server} changed from {from} to {to}"),
      legend: say("Answers"),
      nothing: say("no record"),
    },
    guide: {
      checks: { passed: say("Passed"), failed: say("To do"), unknown: say("Not checked") },
      summary: say("{passed} of {all} steps are done."),
      address: {
        title: say("The site’s public address"),
        text: say("Search engines know the site by this address. It comes from the setting SITE_URL and has to be https."),
        now: say("Now: {address}, status {status}."),
      },
      property: {
        title: say("Add the site in each console"),
        google: say("Google Search Console: choose “URL prefix” and enter"),
        bing: say("Bing Webmaster Tools: add the site, or import it from Google:"),
        baidu: say("Baidu 搜索资源平台: choose “用户中心 › 站点管理 › 添加网站” and enter"),
        open: say("Open {console}"),
      },
      verification: {
        title: say("Prove that it is yours"),
        text: say(
          "Choose the HTML tag in the console and put its content value into the company and site settings; it then stands in every page. For Google a TXT record does as well.",
        ),
        settings: say("Open the settings"),
        txt: say("TXT record for {host}:"),
        tag: say("Tag found: {value}"),
        record: say("TXT record found: {value}"),
        none: say("Neither a tag nor a record was found."),
      },
      robots: {
        title: say("robots.txt"),
        text: say("Tells crawlers what they may read and where the sitemap is."),
        good: say("Status {status}; nobody is shut out; names {count} sitemap(s)."),
        bad: say("Status {status}; shut out: {blocked}; sitemaps named: {count}."),
      },
      sitemap: {
        title: say("Submit the sitemap"),
        text: say("Enter this address under Sitemaps in each console:"),
        now: say("Status {status}, {count} addresses, {foreign} of them elsewhere, {broken} of those visited do not answer with 200."),
      },
      languages: {
        title: say("Both languages belong together"),
        text: say("Each version of a page names all versions (hreflang), and is named by them."),
        page: say("{path}: {languages}"),
        bad: say("{path}: does not name all versions"),
      },
      indexing: {
        title: say("Pages may be indexed"),
        text: say("No page that should be found says noindex, and the home page names itself as canonical."),
        now: say("noindex: {noindex}; canonical: {canonical}"),
        yes: say("yes"),
        no: say("no"),
        none: say("none (there is none)"),
      },
      inspect: {
        title: say("Ask for the first visit"),
        text: say(
          "Use “URL inspection” (Google), “URL submission” (Bing) or “普通收录” (Baidu) for the home page and the most important products. Come back after a few days: the consoles show what was indexed.",
        ),
      },
    },
  };
}
