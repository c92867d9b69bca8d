#!/usr/bin/env node
// The command line. Every file of `commands/` is one command and exports `command(): Command`, a new commander
// Command named after the file; no registration is needed.
//
// - Bad usage or input: `fail({ code, message, hint })` of `cli/fail.ts`, then return; the message begins with
//   `file:position:` where there is one. A problem from another room is passed to `fail` as it is.
// - A named tool that cannot be run: `fail(problem, exitCode.noTool)`.
// - Something was looked for and found (invalid module, disagreement): `process.exitCode = exitCode.found`.
// - Answers go to standard output, everything else (progress, errors, hints) to standard error.
// - Modules are read with `readInput` of `cli/input/read-input.ts`, which knows the file forms and `-`.
// - `.addHelpText('after', ...)` ends the help with a few examples.
import module from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`error: spirv-cts needs Node 20.19 or newer; this is Node ${process.versions.node}`)
  process.exit(2)
}

// From Node 22 on, compiled code is kept for the next start. Modules that are imported before are not.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown }
enableCompileCache?.()

// Modules that await each other's loading end the process with this code and without a word. Only a checkout can have them.
const unsettled = 13
process.on('exit', () => {
  if (process.exitCode !== unsettled) return
  console.error('error: spirv-cts cannot be loaded: files of it import each other in a circle')
  console.error(
    'hint: a mistake in a source, such as an import from another room: npx vitest run test/spec/wall.test.ts shows it',
  )
  process.exitCode = 2
})

/** The command line. Its files may not be there, or the system may not let them be read: nothing else is known then. */
async function loaded() {
  try {
    return await import('./cli/start.ts')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(`error: spirv-cts cannot be loaded: ${message.split('\n')[0]}`)
    if (code === 'EMFILE') console.error('hint: raise the limit of open files (ulimit -n 1024)')
    process.exit(2)
  }
}

const { start } = await loaded()

await start(process.argv.slice(2))
