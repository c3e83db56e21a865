/** Calls the desk's own REST address as JSON. Throws the message of a refusal. */
export async function call<T>(
  address: string,
  method: "GET" | "POST" | "PATCH" | "DELETE" = "GET",
  body?: object,
  language?: string,
): Promise<T> {
  const response = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json", ...(language && { "Accept-Language": language }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T & { errors?: { message: string }[] };
  if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? "");
  return answer;
}
