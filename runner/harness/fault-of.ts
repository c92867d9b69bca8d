import { message } from '../oracle/message.ts'
import { outOfMemory } from '../oracle/out-of-memory.ts'
import { sanitizerReport } from '../oracle/sanitizer-report.ts'
import type { HarnessEnd } from './harness-process.ts'

/** In a sanitizer's report the stack of the fault; the other stacks say where memory came from. */
function firstStack(stderr: string): string {
  const [before = '', first = ''] = stderr.split(/^(?=\s*#0 )/m)
  return before.trimStart().startsWith('#0 ') ? before : first
}

/** Names of functions in what `backtrace_symbols_fd` prints, and in the reports of sanitizers. */
function frames(stderr: string): readonly string[] {
  // Functions of the program and of drivers without names are identified by their places.
  const symbols = [...stderr.matchAll(/([^\s/]+)\((\w*)(\+0x[0-9a-f]+)\)/g)].flatMap(
    ([, file = '', name = '', offset = '']) =>
      name !== ''
        ? [name]
        : /\.so(\.|$)/.test(file) && !/^lib(vulkan|vk)_/.test(file)
          ? []
          : [`${file}${offset.replace('+0x', '+x')}`],
  )
  const reported = [...firstStack(stderr).matchAll(/^\s*#\d+ 0x[0-9a-f]+ in (\S+)/gm)].map(
    ([, name]) => name ?? '',
  )
  const reportLines = [...reported, ...symbols].filter(
    // `St` is the namespace std where it begins a name, and any word inside of one.
    (name) => !/^(raise|abort|gsignal|pthread_kill|__|_ZN?K?St|_start|main$)/.test(name),
  )
  return reportLines.slice(0, 3)
}

/**
 * How a harness ended, as the signal and the one line of a verdict: `memory` for a signal where it asked for more than
 * it may have. The functions on its stack come before its message, if it printed them, since they distinguish faults. What a
 * driver said of the module is its message: radv and turnip leave all modules that their front end refuses at one place.
 */
export function faultOf({ by: ending, stderr }: HarnessEnd): {
  readonly signal: string
  readonly message: string
} {
  const stood = frames(stderr)
  const [, heard] = /^heard: (.*)$/m.exec(stderr) ?? []
  const printedText = sanitizerReport(stderr) ?? heard ?? stderr.replace(/^fault at$[\s\S]*/m, '')
  const where = stood.length === 0 ? '' : `in ${stood.join(', ')}`
  return {
    signal: outOfMemory.test(stderr) ? 'memory' : (ending ?? 'none'),
    message: [where, message(printedText, '\0')].filter((part) => part !== '').join(': '),
  }
}
