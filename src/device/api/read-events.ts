/** The data of server-sent events as they come, parsed as JSON; what is no JSON is left out. Ends, or throws, with the connection. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = `${rest}${value}`.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) yield* parsed(event);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function* parsed(event: string): Generator<unknown> {
  try {
    yield JSON.parse(event.replace(/^data: ?/, ''));
  } catch {
    // A comment, such as a proxy puts in to keep the connection.
  }
}
