// The first script of the page: the judge is loaded and started while the rest of the page is read.
import { type Client, createClient } from '../../../scripts/browser/client.ts'

declare global {
  /** The judge that the first script of the page has started. */
  var spirvCtsJudge: Client | undefined
}

const client = createClient({ scripts: './' })
// An obstacle is reported with the first verdict.
client.ready().catch(() => undefined)
globalThis.spirvCtsJudge = client
