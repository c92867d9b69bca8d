// `npm run debug-printf`: runs the cases of NonSemantic.DebugPrintf on a driver with the validation layer of Vulkan, which prints the
// messages, and compares them with those that the cases list.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Option } from 'commander'
import { resultCases } from '#generators/results/all-cases'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import { start } from '#runner/process/start'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { scriptCommand } from '../cli/script-command.ts'

const text = 'NonSemantic.DebugPrintf'

const command = scriptCommand(
  'debug-printf',
  'compare what a driver prints for the cases of NonSemantic.DebugPrintf with what they list',
)
  .addOption(
    new Option('--tool <spec>', 'a driver with the validation layer').default(
      'vulkan:lavapipe+layers',
    ),
  )
  .parse()
const { tool } = command.opts<{ readonly tool: string }>()

const folder = mkdtempSync(join(tmpdir(), 'debug-printf-'))
const log = join(folder, 'log.txt')
const cts = join(packageRoot(), 'scripts', 'cts.ts')
const { exitCode: code } = await start(
  [
    ...[process.execPath, '--import', 'tsx', '--conditions=source', cts, 'results'],
    ...['--text', text, '--tool', tool],
  ],
  {
    cwd: packageRoot(),
    stdio: 'inherit',
    nothrow: true,
    env: {
      ...process.env,
      VK_LAYER_PRINTF_ENABLE: '1',
      VK_LAYER_PRINTF_ONLY_PRESET: '1',
      VK_LAYER_DEBUG_ACTION: 'VK_DBG_LAYER_ACTION_LOG_MSG',
      VK_LAYER_REPORT_FLAGS: 'error,warn,info',
      VK_LAYER_LOG_FILENAME: log,
    },
  },
)
/** A message comes between the line of its submission and the objects that it is about. */
const printed = existsSync(log)
  ? [...readFileSync(log, 'utf8').matchAll(/DebugPrintf:\n([\s\S]*?)\nObjects: \d+\n/g)].map(
      ([, message = '']) => message,
    )
  : []
rmSync(folder, { recursive: true })

const cases = resultCases().filter(({ id }) => id.startsWith(`${text}/`))
const expected = cases.flatMap(({ id, prints = [] }) => prints.map((message) => ({ id, message })))
const other = expected.flatMap((wanted, index) =>
  printed[index] === wanted.message ? [] : [{ ...wanted, got: printed[index] }],
)
for (const { id, message, got } of other)
  console.log(`${id}: expected ${JSON.stringify(message)}, printed ${JSON.stringify(got)}`)
console.log(
  `${tool}: ${printed.length} messages of ${cases.length} cases, ${expected.length - other.length} of ${expected.length} as expected`,
)
if (code !== 0) process.exitCode = code ?? exitCode.badUsage
else if (printed.length === 0)
  fail(problem('nothing-printed', `${tool}: the validation layer printed nothing`), exitCode.noTool)
else if (other.length > 0 || printed.length !== expected.length) process.exitCode = exitCode.found
