import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { command } from '#scripts/commands/new-text'
import { temporaryFolder } from '../corpus/fake-corpus.ts'

let count = 0
export let folder = ''

/** Gives each test of the file that calls this a `folder` of its own. Files share this module, but not their hooks. */
export function foldersForTests(): void {
  const root = temporaryFolder()
  beforeEach(() => {
    folder = join(root, String(count++))
    mkdirSync(folder)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = 0
  })
}

/** Runs the command on a document and writes below `out` in the folder of the test. */
export async function newText(content: string, ...flags: readonly string[]) {
  const file = join(folder, 'document.adoc')
  writeFileSync(file, content)
  const printed: string[] = []
  const errors: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)))
  process.exitCode = 0
  const out = join(folder, 'out')
  await command().parseAsync([file, '--out', out, ...flags], { from: 'user' })
  const code = process.exitCode
  process.exitCode = 0
  return { printed, errors: errors.join('\n'), code, out }
}

/** The files below a folder. */
export function filesBelow(out: string): readonly string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
    .sort()
}

/** A text of three sections and two enumerants. */
export const document = `SPV_KHR_constant_data
=====================

Name Strings
------------

SPV_KHR_constant_data

Version
-------

[width="40%",cols="25,25"]
|====
| Revision | 3
|====

Extension Name
--------------

----
OpExtension "SPV_KHR_constant_data"
----

Token Number Assignments
------------------------

|====
|ConstantDataKHR | 77
|UTFEncodedKHR | 5145
|====

Modifications
-------------

Constant-Creation Instructions
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*OpConstantDataKHR* has opcode 5147. Data must not be empty. Data may be long, as OpConstantDatum was.

Validation Rules
~~~~~~~~~~~~~~~~

The decoration must be on an array. Arrays are useful.
`
