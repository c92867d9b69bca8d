/** What a page asks the server for: modules to be judged, in the order in which they are answered. */
export interface Batch {
  /** Number of the first question. */
  readonly first: number
  readonly questions: readonly {
    /** Octets of the module, in base64. */
    readonly module: string
    readonly environment: string
    /** Limits of a device, by name. */
    readonly limits?: readonly (readonly [string, unknown])[]
  }[]
}

/** The answer to a question in which the words of rules are left out. */
export interface BrowserAnswer {
  readonly verdict: string
  readonly why?: string
  readonly phase?: string
  readonly blames: readonly (readonly [rule: string, word: number, message: string])[]
  /** Milliseconds from the question to the answer, as the page counts them. */
  readonly ms?: number
}

/** What a page says at the end of a batch. */
export interface BrowserAnswers {
  readonly first: number
  readonly answers: readonly BrowserAnswer[]
  /** Where it judges. */
  readonly place: string
  /** Time until the first verdict of the page, from its start. */
  readonly firstMs: number
}

/** A page that is opened from disk: it asks a server for modules, and has them judged as any page would. */
export const pageText = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; worker-src blob:; connect-src http://127.0.0.1:*">
<title>verdicts</title>
<script src="client.js"></script>
<script src="page.js"></script>
`

/** The script of the page. The port of the server is in its address. */
export const pageScript = `
const server = 'http://127.0.0.1:' + location.hash.slice(1)
const client = spirvCts.createClient({ scripts: './' })
let firstMs
async function post(path, body) {
  const reply = await fetch(server + path, { method: 'POST', body: JSON.stringify(body) })
  return reply.json()
}
async function answerTo({ module, environment, limits }) {
  const octets = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0))
  const given = limits === undefined ? {} : { limits: new Map(limits) }
  const start = performance.now()
  const judged = await client.judge(octets, { environment, ...given })
  const end = performance.now()
  firstMs ??= end
  const { verdict = judged.message, why, phase, blames = [] } = judged
  return {
    ...{ verdict, why, phase, ms: end - start },
    blames: blames.map(({ rule, word, message }) => [rule, word, message]),
  }
}
async function work() {
  let batch = await post('/start', {})
  while (batch.questions.length > 0) {
    const answers = []
    for (const question of batch.questions) answers.push(await answerTo(question))
    const place = client.place.kind + (client.place.why ? ': ' + client.place.why : '')
    batch = await post('/answers', { first: batch.first, answers, place, firstMs })
  }
}
work().catch((error) => post('/failed', { why: String(error.stack ?? error) }))
`
