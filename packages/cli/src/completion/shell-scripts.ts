// What each shell runs at start: it calls the CLI back for every completion.

export const SCRIPTS: Readonly<Record<'bash' | 'zsh' | 'fish', string>> = {
  bash: `_uos() {
  local IFS=$'\\n'
  COMPREPLY=($(uos __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _uos uos
`,
  // why the end: the file is sourced by some and found on the fpath by others, where its first call is a completion
  zsh: `#compdef uos
_uos() {
  local -a found
  found=(\${(f)"$(uos __complete "\${words[@]:1:$((CURRENT-1))}" 2>/dev/null)"})
  (( \${#found} )) && compadd -a found || _files
}
if [[ $funcstack[1] == _uos ]]; then _uos "$@"; else compdef _uos uos; fi
`,
  fish: `function __uos_complete
  set -l found (uos __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c uos -f -a '(__uos_complete)'
`,
};
