import type { PlaygroundData } from '../../../runner/playground/page-data.ts'
import type { Client } from '../../../scripts/browser/client.ts'
import { byId } from '../../pages/script/dom.js'
import { playground } from './playground.ts'

/** Reports an error where every reader sees it. */
function tell(message: string): void {
  const note = byId('trouble')
  note.textContent = message
  note.hidden = message === ''
}

const data = JSON.parse(byId('data').textContent ?? '') as PlaygroundData
playground(globalThis.spirvCtsJudge as Client, data, tell).catch((error: unknown) =>
  tell(`The playground could not start: ${error instanceof Error ? error.message : String(error)}`),
)
