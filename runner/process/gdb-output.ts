import { basename } from 'node:path'

/** A file that is mapped into a process. */
export interface Mapped {
  readonly file: string
  readonly base: number
  readonly end: number
}

/**
 * Frames that say how a process ends and not where its fault is: those of the C library, and of an exception that is
 * not caught.
 */
const machinery =
  /^(?:(?:raise|abort|gsignal|__pthread_kill\w*|__assert\w*|__libc_message\w*|__fortify_fail|__cxa_throw|__gxx_\w+)$|std::|__gnu_cxx::|lib(?:c|stdc\+\+|gcc_s)\.so)/

/** The files that `info proc mappings` prints, each from its lowest address to its highest. */
export function mappedFiles(printed: string): readonly Mapped[] {
  const files = new Map<string, Mapped>()
  for (const [, from = '', to = '', file = ''] of printed.matchAll(
    /^\s*(0x[0-9a-f]+)\s+(0x[0-9a-f]+)\s.*\s(\/\S+)\s*$/gm,
  )) {
    const known = files.get(file)
    const [base, end] = [known?.base ?? Number(from), Number(to)]
    files.set(file, { file, base: Math.min(base, Number(from)), end })
  }
  return [...files.values()]
}

/**
 * Frames of the backtrace that `bt` prints, innermost first, from the first that is not part of how a process ends: the
 * function's name, or the file and the offset in it.
 */
export function framesIn(printed: string, files: readonly Mapped[]): readonly string[] {
  const frames: string[] = []
  for (const [, address, name = ''] of printed.matchAll(
    /^#\d+\s+(?:(0x[0-9a-f]+) in )?(.+?) \(.*$/gm,
  )) {
    if (name !== '??') {
      frames.push(name)
      continue
    }
    const asNumber = Number(address)
    const mapped = files.find(({ base, end }) => asNumber >= base && asNumber < end)
    if (mapped === undefined) break
    frames.push(`${basename(mapped.file)}+x${(asNumber - mapped.base).toString(16)}`)
  }
  const first = frames.findIndex((name) => !machinery.test(name))
  return frames.slice(Math.max(0, first))
}
