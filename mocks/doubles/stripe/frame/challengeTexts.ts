type Text = 'title' | 'why' | 'pass' | 'fail' | 'close';
export type ChallengeTexts = Readonly<Record<Text, string>>;

const en: ChallengeTexts = {
  title: '3D Secure test page',
  why: 'The bank asks the cardholder to confirm this payment. No bank is asked here: choose what the cardholder does.',
  pass: 'Complete authentication',
  fail: 'Fail authentication',
  close: 'Close',
};

/** What the page of the bank says, in the languages of the panel. */
export const challengeTexts: Readonly<Record<string, ChallengeTexts>> = {
  en,
  'en-GB': en,
  es: {
    title: 'Página de prueba de 3D Secure',
    why: 'El banco pide al titular que confirme este pago. Aquí no se pregunta a ningún banco: elija qué hace el titular.',
    pass: 'Completar la autenticación',
    fail: 'Rechazar la autenticación',
    close: 'Cerrar',
  },
  de: {
    title: 'Testseite für 3D Secure',
    why: 'Die Bank bittet den Karteninhaber, diese Zahlung zu bestätigen. Hier wird keine Bank gefragt: Wählen Sie, was der Karteninhaber tut.',
    pass: 'Authentifizierung abschließen',
    fail: 'Authentifizierung ablehnen',
    close: 'Schließen',
  },
  fr: {
    title: 'Page de test 3D Secure',
    why: "La banque demande au titulaire de confirmer ce paiement. Aucune banque n'est interrogée ici : choisissez ce que fait le titulaire.",
    pass: "Terminer l'authentification",
    fail: "Refuser l'authentification",
    close: 'Fermer',
  },
  it: {
    title: 'Pagina di prova di 3D Secure',
    why: 'La banca chiede al titolare di confermare il pagamento. Qui non viene interpellata alcuna banca: scelga che cosa fa il titolare.',
    pass: "Completa l'autenticazione",
    fail: "Rifiuta l'autenticazione",
    close: 'Chiudi',
  },
  ru: {
    title: 'Тестовая страница 3D Secure',
    why: 'Банк просит держателя карты подтвердить платёж. Здесь банк не запрашивается: выберите, как поступит держатель карты.',
    pass: 'Подтвердить',
    fail: 'Отклонить',
    close: 'Закрыть',
  },
  zh: {
    title: '3D Secure 测试页面',
    why: '银行请持卡人确认此付款。此处不会询问任何银行：请选择持卡人的操作。',
    pass: '完成验证',
    fail: '验证失败',
    close: '关闭',
  },
  el: {
    title: 'Δοκιμαστική σελίδα 3D Secure',
    why: 'Η τράπεζα ζητά από τον κάτοχο να επιβεβαιώσει την πληρωμή. Εδώ δεν ερωτάται καμία τράπεζα: επιλέξτε τι κάνει ο κάτοχος.',
    pass: 'Ολοκλήρωση ταυτοποίησης',
    fail: 'Αποτυχία ταυτοποίησης',
    close: 'Κλείσιμο',
  },
};
