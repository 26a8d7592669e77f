/** Keywords that explain and allow or forbid nothing. Of those of our own, `x-max-bytes` forbids larger files. */
export const WORDS =
  /^(title|description|summary|examples?|deprecated|default|externalDocs|\$comment|x-(?!max-bytes$).*)$/;
