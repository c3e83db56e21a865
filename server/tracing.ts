import type { IncomingMessage, ServerResponse } from "node:http";
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { provideTracer } from "#cms/tracing.ts";
import { kindOf } from "./request-kind.ts";

const SERVER_ERROR = 500;

export interface Tracing {
  /**
   * Answers a request as a span.
   * @param isTrusted whether the trace may be one that the caller has begun
   * @param take begins to answer it; true when it has answered already, with a page from memory
   */
  request: (incoming: IncomingMessage, outgoing: ServerResponse, isTrusted: boolean, take: () => boolean) => void;
  /** Sends what was not sent yet. */
  stop: () => Promise<void>;
}

/**
 * Begins to send traces over OTLP. Where to, how often, which share of them and under which name are the settings of OpenTelemetry
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` …), which its library reads itself.
 * @param part what this process is of the site; added to the name
 */
export function startTracing(part = ""): Tracing {
  const name = (process.env["OTEL_SERVICE_NAME"] ?? "waymark") + part;
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": name })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer("waymark");
  provideTracer({
    traced: (title, attributes, task) =>
      tracer.startActiveSpan(title, { attributes }, (span) =>
        task()
          .catch((error: unknown) => {
            failed(span);
            throw error;
          })
          .finally(() => span.end()),
      ),
    headers: () => {
      const headers = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
  });
  return {
    request: (incoming, outgoing, isTrusted, take) => {
      const { method = "", url = "/", headers } = incoming;
      const kind = kindOf(method, url.split("?", 1)[0] ?? "");
      const parent = isTrusted ? propagation.extract(context.active(), headers) : context.active();
      const attributes = { "http.request.method": method, "waymark.kind": kind };
      tracer.startActiveSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent, (span) => {
        let isKept = false;
        outgoing.once("close", () => {
          span.setAttribute("http.response.status_code", outgoing.statusCode);
          span.setAttribute("waymark.cache", isKept ? "waymark; hit" : String(outgoing.getHeader("cache-status") ?? "none"));
          if (outgoing.statusCode >= SERVER_ERROR) failed(span);
          span.end();
        });
        isKept = take();
      });
    },
    stop: () => provider.shutdown(),
  };
}

function failed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}
