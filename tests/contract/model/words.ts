/** Keywords that explain and allow or forbid nothing. */
export const WORDS = /^(title|description|summary|examples?|deprecated|default|externalDocs|\$comment|x-.*)$/;
