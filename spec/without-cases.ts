/** Rules without cases of one kind, by id: the kind that is missing, and why. Tests of the judge show them. */
export const withoutCases: Readonly<Record<string, string>> = {
  'core/call-argument-limit':
    'no invalid one: arguments are as many as the parameters of the function, by 3.3.9 OpFunctionCall, so that 256 of them cross the limit of parameters as well, and 256 for 255 parameters break the count of arguments',
}
