// What each shell runs at start: it calls the CLI back for every completion.

export const SCRIPTS: Readonly<Record<'bash' | 'zsh' | 'fish', string>> = {
  bash: `_uos() {
  local IFS=$'\\n'
  COMPREPLY=($(uos __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _uos uos
`,
  zsh: `#compdef uos
_uos() {
  local -a found
  found=(\${(f)"$(uos __complete "\${words[@]:1:$((CURRENT-1))}" 2>/dev/null)"})
  (( \${#found} )) && compadd -a found || _files
}
compdef _uos uos
`,
  fish: `complete -c uos -f -a '(uos __complete (commandline -opc)[2..-1] (commandline -ct))'
`,
};
