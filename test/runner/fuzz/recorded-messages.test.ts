import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readExpectations } from '#runner/expectations/read-expectations'
import { twoReadings } from '#runner/fuzz/campaign/known'
import { readKnownMessages } from '#runner/fuzz/campaign/known-messages'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'

const folder = join(packageRoot(), 'corpus', 'expectations')
const files = readdirSync(join(folder, 'messages'))

it('messages of tools are recorded', () => {
  expect(files.length).toBeGreaterThan(3)
})

/** A campaign knows a message only as long as an entry has its reason: `npm run messages` records it again. */
it.each(files)('every recorded message in %s has the reason of an entry', (file) => {
  const path = join(folder, file)
  const expectations = readExpectations(readFileSync(path, 'utf8'), path)
  const messages = readKnownMessages(join(folder, 'messages', file))
  if (isProblem(expectations)) throw new Error(`${file}: no entries`)
  if (messages === undefined || isProblem(messages)) throw new Error(`${file}: no messages`)
  const reasons = new Set([twoReadings, ...expectations.entries.map(({ reason }) => reason)])
  const recorded = Object.values(messages.versions).flat()
  expect(recorded.length).toBeGreaterThan(0)
  expect(recorded.filter(({ reason }) => !reasons.has(reason))).toEqual([])
})
