import { expect, it } from 'vitest'
import { run } from '#runner/process/run'
import { command } from '../support/command.ts'
import '../support/needs-tools.ts'

/** How the command line ends in a process that says it is another version of Node. */
async function endingWith(version: string) {
  const pretends = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const [node, script] = command
  const asked = await run(
    [node, '--import', `data:text/javascript,${encodeURIComponent(pretends)}`, script, '--version'],
    {
      timeoutMs: 50_000,
    },
  )
  if (asked.kind !== 'answered') throw new Error(asked.kind)
  return asked
}

it.each(['18.20.4', '20.18.3'])(
  'Node %s is refused at the start, in one sentence',
  async (version) => {
    expect(await endingWith(version)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: `error: spirv-cts needs Node 20.19 or newer; this is Node ${version}\n`,
    })
  },
)

it.each(['20.19.0', '22.1.0'])('Node %s is accepted', async (version) => {
  expect(await endingWith(version)).toMatchObject({ exitCode: 0, stderr: '' })
})
